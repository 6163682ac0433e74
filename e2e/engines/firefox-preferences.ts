/**
 * Makes a new Firefox as able as the oldest that the site promises to work in: it had no anchor positioning until
 * version 147.
 */
export const FIREFOX_PREFERENCES = { 'layout.css.anchor-positioning.enabled': false }

/** As set by "Block all cookies", which includes every kind of storage. */
export const STORAGE_BLOCKED = { 'network.cookie.cookieBehavior': 2 }

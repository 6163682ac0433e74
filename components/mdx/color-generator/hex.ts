/** Returns the text with exactly one leading `#`. A reader may leave it out, or paste another one after it. */
export function ensureHash(text: string): string {
  return `#${text.replace(/^[\s#]+/, '')}`
}

/**
 * Returns a color as lowercase `#rrggbb`, or undefined for anything but three or six hexadecimal digits.
 * @example parseHex('#2E5') // '#22ee55'
 */
export function parseHex(text: string): string | undefined {
  const digits = /^#?([\da-f]{3}|[\da-f]{6})$/i.exec(text.trim())?.[1]?.toLowerCase()
  if (digits === undefined) return undefined
  return `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`
}

export type Rgb = [red: number, green: number, blue: number]

/** Returns the channels of a `#rrggbb` color, from 0 to 1. */
export function toRgb(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16)
  return [(value >> 16) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255]
}

/** Returns channels from 0 to 1 as `#rrggbb`. */
export function toHex(channels: Rgb): string {
  return `#${channels.map((channel) => toByte(channel).toString(16).padStart(2, '0')).join('')}`
}

function toByte(channel: number): number {
  return Math.round(Math.min(1, Math.max(0, channel)) * 255)
}

import { searchConfig } from './search-settings'

/** A value that the site stores in a reader's browser. */
export type StoredKey = {
  /** Key as the browser shows it, with variable parts in angle brackets. */
  key: string
  /** `local` is kept until the reader deletes it, `session` until they close the tab. */
  storage: 'local' | 'session'
  /** What the value remembers. */
  purpose: string
}

/** Everything that the site stores in the browser, for the privacy page. */
export const storedKeys: StoredKey[] = [
  { key: 'theme', storage: 'local', purpose: 'Whether you chose light or dark mode' },
  {
    key: 'docs-preferred-version-<docs>',
    storage: 'local',
    purpose: 'The documentation version you chose',
  },
  {
    key: 'docusaurus.tab.<group>',
    storage: 'local',
    purpose: 'The tab you chose, such as your package manager',
  },
  { key: 'docusaurus.code-wrap', storage: 'local', purpose: 'Whether long lines of code wrap' },
  {
    key: 'docusaurus.sidebar-hidden',
    storage: 'local',
    purpose: 'Whether the sidebar is collapsed',
  },
  {
    key: 'docusaurus.announcement.id',
    storage: 'local',
    purpose: 'The last announcement that was shown',
  },
  {
    key: 'docusaurus.announcement.dismiss',
    storage: 'local',
    purpose: 'Whether you closed that announcement',
  },
  {
    key: `__DOCSEARCH_RECENT_SEARCHES__${searchConfig.indexName}`,
    storage: 'local',
    purpose: 'The search results you opened last',
  },
  {
    key: `__DOCSEARCH_FAVORITE_SEARCHES__${searchConfig.indexName}`,
    storage: 'local',
    purpose: 'The search results you saved',
  },
  {
    key: 'docusaurus.pwa.event.appInstalled.fired',
    storage: 'local',
    purpose: 'Whether you installed this site as an app',
  },
  {
    key: 'sidebar-scroll <sidebar>',
    storage: 'session',
    purpose: 'How far you scrolled a sidebar',
  },
  {
    key: 'ifm-theme-colors-<mode>',
    storage: 'session',
    purpose: 'The colors you chose in the color generator',
  },
  {
    key: 'feature-board-opening',
    storage: 'session',
    purpose: 'Whether you loaded the feature request board',
  },
  {
    key: 'docusaurus.reloads',
    storage: 'session',
    purpose: "How often a page that didn't load was retried",
  },
]

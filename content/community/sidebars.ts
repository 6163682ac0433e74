import type { SidebarsConfig } from '@/lib/model/docs/sidebar-config'

export default {
  community: [
    'support',
    'team',
    'resources',
    'contributing',
    'canary',
    'release-process',
    { type: 'link', label: 'Changelog', href: '/changelog/' },
    { type: 'link', label: 'Showcase', href: '/showcase/' },
    { type: 'link', label: 'Feature requests', href: '/feature-requests/' },
    { type: 'link', label: 'Discord chat', href: 'https://discord.gg/docusaurus' },
  ],
} satisfies SidebarsConfig

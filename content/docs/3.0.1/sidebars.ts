import type { SidebarsConfig } from '@/lib/model/docs/sidebar-config'

export default {
  docs: [
    'introduction',
    {
      type: 'category',
      label: 'Getting Started',
      collapsed: false,
      link: {
        type: 'generated-index',
        description: 'What you need to create a site with Docusaurus 3.0.1 and to set it up.',
      },
      items: ['installation', 'configuration'],
    },
  ],
} satisfies SidebarsConfig

import { createSectionLayout } from '@/components/routes/section-layout'
import { communityDocs } from '@/lib/config/instances'
import { toVersionPath } from '@/lib/config/versions'

export default createSectionLayout(toVersionPath(communityDocs, 'current'))

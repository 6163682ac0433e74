import { createSectionLayout } from '@/components/routes/section-layout'
import { testDocs } from '@/lib/config/instances'
import { toVersionPath } from '@/lib/config/versions'

export default createSectionLayout(toVersionPath(testDocs, 'current'))

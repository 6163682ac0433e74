import { createSectionLayout } from '@/components/routes/section-layout'
import { mainDocs } from '@/lib/config/instances'
import { toVersionPath } from '@/lib/config/versions'

export default createSectionLayout(toVersionPath(mainDocs, '3.1.1'))

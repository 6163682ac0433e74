import { changelog } from '@/lib/config/instances'
import { createSectionLayout } from '@/components/routes/section-layout'

export default createSectionLayout(changelog.routeBasePath)

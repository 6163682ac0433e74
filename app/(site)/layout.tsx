import { createSectionLayout } from '@/components/routes/section-layout'
import { SITE_SECTION } from '@/lib/records/section'

export default createSectionLayout(SITE_SECTION)

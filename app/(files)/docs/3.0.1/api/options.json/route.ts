import { createFile } from '@/components/routes/file-route'

export const dynamic = 'force-static'
export const GET = createFile('/docs/3.0.1/api/options.json')

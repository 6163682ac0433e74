import { createFile } from '@/components/routes/file-route'

export const dynamic = 'force-static'
export const GET = createFile('/changelog/atom.xml')

import { createFolder } from '@/components/routes/file-route'

const folder = createFolder('/markdown/', '/')

export const dynamic = 'force-static'
export const generateStaticParams = folder.generateStaticParams
export const GET = folder.GET

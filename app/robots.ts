import { toRobots } from '@/lib/output/files/robots'

export const dynamic = 'force-static'
export default toRobots

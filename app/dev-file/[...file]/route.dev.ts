export { GET } from '@/components/routes/file-route'

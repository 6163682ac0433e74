import type { Metadata } from 'next'
import { DocsRoutePage } from '@/components/docs/docs-route-page'
import { docs } from '@/lib/content/docs'
import { toDocsMetadata } from '@/lib/seo/metadata'

type PageProps = { params: Promise<{ slug?: string[] }> }

export const dynamicParams = false

export function generateStaticParams() {
  return docs.slugs.map((slug) => ({ slug }))
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { slug = [] } = await params
  return toDocsMetadata(docs.get(slug))
}

export default async function Page({ params }: PageProps) {
  const { slug = [] } = await params
  return <DocsRoutePage page={docs.get(slug)} />
}

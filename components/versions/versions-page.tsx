import { archivedVersions, legacyVersion } from '@/lib/config/archived-versions'
import { changelog } from '@/lib/config/instances'
import { docs, getBlog } from '@/lib/model/site'
import { toVersionSections } from '@/lib/model/site/versions-page'
import { StaticMarkup } from '../mdx/static-markup'
import { PlainPage } from '../pages/plain-page'
import './versions.css'
import { Versions } from './versions'

/** Every version of the documentation, wherever it is. */
export function VersionsPage({ title, description }: { title: string; description: string }) {
  const sections = toVersionSections({
    docs,
    changelog: getBlog(changelog),
    archived: archivedVersions,
    legacy: legacyVersion,
  })
  return (
    <PlainPage title={title} description={description}>
      <div className="versions">
        <StaticMarkup id="versions" served>
          <Versions sections={sections} />
        </StaticMarkup>
      </div>
    </PlainPage>
  )
}

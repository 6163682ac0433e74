/** @jsxImportSource hastscript */
import type { Nodes } from 'hast'
import { mainDocs } from '@/lib/config/instances'
import { siteConfig } from '@/lib/config/site'

type Release = {
  version: string
  /** Day of the release, `2024-01-26`. */
  date: string
  changes: { pr: number; text: Nodes | string }[]
}

const releases: Release[] = [
  {
    version: '3.1.1',
    date: '2024-01-26',
    changes: [
      { pr: 9778, text: 'Checking for broken links takes less time' },
      { pr: 9732, text: 'Fixes to the detection of broken anchors' },
      { pr: 9470, text: 'Images in MDX are decoded asynchronously' },
      { pr: 9727, text: 'Magic comments in Visual Basic .NET code' },
    ],
  },
  {
    version: '3.1.0',
    date: '2024-01-05',
    changes: [
      {
        pr: 9528,
        text: (
          <>
            Broken anchors are found; <code>onBrokenAnchors</code> decides what happens
          </>
        ),
      },
      {
        pr: 9624,
        text: (
          <>
            A <code>parseFrontMatter</code> hook to read front matter your way
          </>
        ),
      },
      {
        pr: 9674,
        text: (
          <>
            Markdown takes <code>remarkRehypeOptions</code>
          </>
        ),
      },
      { pr: 9610, text: 'The port can come from the environment' },
    ],
  },
]

const dateFormat = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' })

/** The newest release and what changed in its series. */
export function newsMarkup() {
  const { releasedVersion } = mainDocs
  return (
    <section class="home-section home-split news" aria-labelledby="news">
      <div>
        <h2 id="news">What is new in 3.1</h2>
        <p>
          {releasedVersion} is the newest release. Each line leads to the pull request behind it.
        </p>
        <ul class="home-links">
          <li>
            <a href={`/docs/${releasedVersion}/`}>Documentation of {releasedVersion}</a>
          </li>
        </ul>
      </div>
      <div class="releases">
        {releases.map(({ version, date, changes }) => (
          <section>
            <h3>
              {version} <time datetime={date}>{dateFormat.format(new Date(date))}</time>
            </h3>
            <ul>
              {changes.map(({ pr, text }) => (
                <li>
                  <a
                    href={`${siteConfig.productRepository}/pull/${pr}`}
                    target="_blank"
                    rel="noopener noreferrer"
                  >
                    <span>{text}</span> <small>#{pr}</small>
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  )
}

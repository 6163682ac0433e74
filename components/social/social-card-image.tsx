import { siteConfig } from '@/lib/config/site'
import type { SocialCard } from '@/lib/social/social-card'

const INK = '#151e1a'
const MUTED = '#586660'
const PRIMARY = '#2e8555'

/** Titles up to this length are set large. */
const SHORT_TITLE = 42

/**
 * A social image as the elements that its renderer knows: flex boxes with inline styles. It is drawn while the site is
 * built and never reaches a browser as markup.
 */
export function SocialCardImage({ title, section, detail }: SocialCard) {
  return (
    <div
      style={{
        width: '100%',
        height: '100%',
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        padding: '72px 80px',
        background: '#ffffff',
        borderLeft: `16px solid ${PRIMARY}`,
        color: INK,
      }}
    >
      <div style={{ display: 'flex', gap: 20, fontSize: 30, color: MUTED }}>
        <span style={{ color: PRIMARY }}>{section}</span>
        <span>{detail}</span>
      </div>
      <div
        style={{
          display: 'flex',
          fontSize: title.length > SHORT_TITLE ? 64 : 84,
          lineHeight: 1.15,
          letterSpacing: '-0.02em',
          textWrap: 'balance',
        }}
      >
        {title}
      </div>
      <div style={{ display: 'flex', alignItems: 'center', gap: 20, fontSize: 34 }}>
        <svg width="60" height="60" viewBox="0 0 32 32" fill="none">
          <path d="M11 3h12a4 4 0 0 1 4 4v15" stroke="#25c2a0" strokeWidth="3" />
          <rect x="4" y="8" width="18" height="21" rx="4" fill={PRIMARY} />
          <path d="m9.5 15 3.5 3.5L9.5 22M15 22.5h3" stroke="#ffffff" strokeWidth="2.5" />
        </svg>
        <span>{`${siteConfig.title} documentation`}</span>
      </div>
    </div>
  )
}

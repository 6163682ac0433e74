/**
 * What must be right before the first paint and cannot wait for React. A stored theme that is neither light nor dark is
 * dropped, so that the theme library never sees it.
 */
const script = `try{var t=localStorage.getItem('theme');if(t&&t!=='light'&&t!=='dark')localStorage.removeItem('theme')}catch(e){}`

export function BeforePaint() {
  return <script dangerouslySetInnerHTML={{ __html: script }} />
}

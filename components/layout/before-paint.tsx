/**
 * What must be right before the first paint and cannot wait for React: a stored theme that is neither light nor dark is
 * dropped, so that the theme library never sees it, and code is wrapped for readers who chose so.
 */
const script = `try{let s=localStorage,t=s.getItem('theme');if(t&&t!=='light'&&t!=='dark')s.removeItem('theme');if(s.getItem('docusaurus.code-wrap')==='true')document.documentElement.setAttribute('data-code-wrap','')}catch(e){}`

export function BeforePaint() {
  return <script dangerouslySetInnerHTML={{ __html: script }} />
}

import { expect, test } from '@jest/globals'
import { toFloor } from './floor'

test('removes scripts, links and the policy, and inlines the style', () => {
  const html = `<head><meta http-equiv="Content-Security-Policy" content="style-src 'self'"/><link rel="stylesheet" href="/a.css"/></head><p>A</p><script>1</script><script src="/b.js" async=""></script>`
  expect(toFloor(html, 'p{content:"$&"}')).toBe(
    '<head><link rel="icon" href="data:,"><style>p{content:"$&"}</style></head><p>A</p>',
  )
})

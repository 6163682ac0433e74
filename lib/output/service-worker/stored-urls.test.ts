import { expect, test } from '@jest/globals'
import { toStoredUrls } from './stored-urls'

test.each([
  ['/', ['/']],
  ['/docs/cli/', ['/docs/cli/']],
  ['/docs/cli/?a=1#b', ['/docs/cli/']],
  ['/docs/cli', ['/docs/cli', '/docs/cli/']],
  ['/docs/3.1.1', ['/docs/3.1.1', '/docs/3.1.1/']],
  ['/docs/cli/index.html', ['/docs/cli/index.html', '/docs/cli/']],
  ['/docs/myindex.html', ['/docs/myindex.html', '/docs/myindex.html/']],
])('%s is looked up as %j', (path, paths) => {
  const host = 'https://host.example'
  expect(toStoredUrls(host + path)).toEqual(paths.map((each) => host + each))
})

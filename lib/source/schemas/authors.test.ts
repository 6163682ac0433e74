import { expect, test } from '@jest/globals'
import { authorSchema } from './authors'

test.each(['https://e.example/', 'http://e.example/', 'mailto:ada@e.example', '/community/team/'])(
  'the URL of an author may be %s',
  (url) => expect(authorSchema.safeParse({ url }).success).toBe(true),
)

test.each(['javascript:alert(1)', 'data:text/html,x', '//e.example', 'e.example'])(
  'the URL of an author may not be %s',
  (url) => {
    expect(authorSchema.safeParse({ url }).error?.issues).toMatchObject([
      { path: ['url'], message: 'must start with https://, http://, mailto: or a slash' },
    ])
  },
)

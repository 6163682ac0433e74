/** A word or phrase that should be replaced. */
export type WordRule = {
  /** Finds it in a sentence. Has the global flag. */
  pattern: RegExp
  /** What is wrong with it. `$&` is the matched text. */
  message: string
} & (
  | {
      /** Replaces the matched text if the author has nothing to decide. `$1` is the first group of the pattern. */
      replacement: string
    }
  | {
      /** What to write instead. */
      fix: string
    }
)

/** A regular expression and the replacement for its matches. */
type Row = [pattern: string, replacement: string]

/** One term per concept: its variants, and the term used here. */
const terms: Row[] = [
  ['side(?: |-)bar(s?)', 'sidebar$1'],
  ['nav(?: |-|igation )bar(s?)', 'navbar$1'],
  ['config(s?)', 'configuration$1'],
  ['style(?: |-)sheet(s?)', 'stylesheet$1'],
  ['dev server(s?)', 'development server$1'],
  ['front-?matter', 'front matter'],
  ['typing error(s?)', 'typo$1'],
  ['drop(?: |-)down(s?)', 'dropdown$1'],
  ['plug-in(s?)', 'plugin$1'],
  ['e-mail(s?)', 'email$1'],
  ['check box(es)?', 'checkbox$1'],
  ['code base(s?)', 'codebase$1'],
  ['white space', 'whitespace'],
  ['lock file(s?)', 'lockfile$1'],
  ['change log(s?)', 'changelog$1'],
  ['meta data', 'metadata'],
  ['sub-(folder|category|page|path)(s?)', 'sub$1$2'],
  ['web(?: |-)site(s?)', 'website$1'],
]

/** Names, spelled as their owners spell them. */
const names: Row[] = [
  ['Javascript', 'JavaScript'],
  ['Typescript', 'TypeScript'],
  ['Github', 'GitHub'],
  ['Gitlab', 'GitLab'],
  ['NPM', 'npm'],
  ['Node(?:JS|js| JS)', 'Node.js'],
]

/** British and dated spellings that an American English dictionary also contains. */
const spellings: Row[] = [
  ['misspelt', 'misspelled'],
  ['spelt', 'spelled'],
  ['learnt', 'learned'],
  ['whilst', 'while'],
  ['amongst', 'among'],
  ['grey(s|ed)?', 'gray$1'],
  ['catalogue(s|d)?', 'catalog$1'],
  ['dialogue(s)?', 'dialog$1'],
  ['(cancel|label|model|signal|travel)l(ed|ing)', '$1$2'],
]

/** Spellings that are kept if capitalized, because they may be part of the title of someone else's work. */
const lowerCaseSpellings: Row[] = [['towards', 'toward']]

const phrases: Row[] = [
  ['in order to', 'to'],
  ['utiliz(e[sd]?|ing)', 'us$1'],
  ['(belongs?) into', '$1 in'],
  ['(?<!\\bthe )(in|out)side of', '$1side'],
  ['takes the place of', 'replaces'],
  ['take the place of', 'replace'],
]

/** Compiles a pattern in which several spaces may separate words, since markup is replaced with spaces. */
function toPattern(source: string, flags: string): RegExp {
  return new RegExp(source.replaceAll(' ', ' +'), flags)
}

function toReplacements(rows: Row[], message: string, flags = 'gi'): WordRule[] {
  return rows.map(([source, replacement]) => ({
    // Not part of the name of a file or package, which cannot be marked as code in front matter.
    pattern: toPattern(`(?<![\\w./@-])${source}(?![\\w/@-]|\\.\\w)`, flags),
    message,
    replacement,
  }))
}

/** Subjects that may "know" something, unlike software. */
const people =
  'author|developer|editor|everybody|everyone|he|maintainer|nobody|person|reader|she|somebody|someone|team|translator|user|visitor|who|whoever'

/** Words that start a new phrase and end the previous one. */
const functionWords =
  'a|and|are|as|at|before|below|beside|but|by|can|do|does|for|from|has|if|in|instead|into|is|of|on|or|so|such|than|that|the|then|to|until|when|where|which|with'

/** Habits that a native editor would change: a pattern, what is wrong, and what to write instead. */
const habits: [pattern: string, message: string, fix: string][] = [
  [
    // "Of your own files" is correct because a noun follows.
    `\\bof (?:its|their|your|our|his|her|one's) own(?=\\s*(?:[^\\w\\s]|$)| (?:${functionWords})\\b)`,
    '"$&" is used after a noun',
    'write "its own …", "your own …", "custom …" or "separate …"',
  ],
  [
    '(?<!\\b(?:IP|e-?mail|mail|postal|network|to) )\\baddress(?:es)?\\b(?! bar\\b)',
    '"$&" is used for a URL',
    'write "URL", or "path" for a part of one',
  ],
  ['\\bwhoever\\b', '"$&" is used as a subject', 'write "if you …" or "anyone who …"'],
  [
    '^Who (?:builds|edits|has|likes|needs|prefers|reads|uses|wants|writes)\\b.*\\.$',
    'a clause is the subject of the sentence',
    'write "if you …" or "anyone who …"',
  ],
  [
    '\\b(?:stands?|stood)\\b(?! (?:for|out|in for|alone)\\b)(?!-)',
    '"$&" is used for things',
    'write "is"',
  ],
  ['\\blies\\b', '"$&" is used for things', 'write "is"'],
  [
    `(?<!\\b(?:${people}) )\\bknows\\b`,
    '"$&" is used for software',
    'write "supports", "has", "recognizes" or "can tell"',
  ],
  [
    '(?<!\\bconnections? )\\brefuse[sd]?\\b',
    '"$&" is used for software',
    'write "rejects" or "doesn\'t accept"',
  ],
  [
    '\\bbrings?\\b(?! back\\b)',
    '"$&" is used for things',
    'write "adds", "includes", "sets", "has" or "requires"',
  ],
  [
    '\\bcounts(?=\\s*(?:[.,;:)]|$))',
    '"$&" is used without an object',
    'write "takes precedence", "applies" or "is included"',
  ],
  [
    '\\b(?:do|does|did) without\\b',
    '"$&" is used for software',
    'write "doesn\'t need", "isn\'t required" or "omits"',
  ],
  ['\\b(?:is|are|was|were|be) taken for\\b', '"$&" is used for software', 'write "is treated as"'],
  [
    '\\bas (?:it is|they are)(?=\\s*(?:[.,;:)]|$))',
    '"$&" is used at the end of a clause',
    'write "unchanged"',
  ],
  // Promises, judgments and filler words.
  [
    '\\b(?:simply|easily|obviously|basically|of course|needless to say|please)\\b',
    '"$&" adds nothing',
    'remove it',
  ],
  [
    // "has just been built" and "just before" are about time.
    "(?<!\\b(?:has|have|had|'ve) )\\bjust\\b(?! (?:before|after|now|above|below|as)\\b)",
    '"$&" adds nothing',
    'remove it, or write "only"',
  ],
  [
    '\\beasy\\b',
    '"$&" is a judgment that readers may not share',
    'remove it, or say how short the task is',
  ],
  ['\\bcoming soon\\b', '"$&" is a promise', 'describe what is there now'],
]

/** Rules for terms, names and American spelling, for all text that people read. */
export const vocabulary: WordRule[] = [
  ...toReplacements(terms, '"$&" is not the preferred term'),
  ...toReplacements(names, '"$&" is not the official spelling', 'g'),
  ...toReplacements(spellings, '"$&" is not the American spelling'),
  ...toReplacements(lowerCaseSpellings, '"$&" is not the American spelling', 'g'),
]

/** All rules about words, for the documentation. */
export const wordRules: WordRule[] = [
  ...vocabulary,
  ...toReplacements(phrases, '"$&" has a shorter form'),
  ...habits.map(([source, message, fix]) => ({ pattern: toPattern(source, 'gi'), message, fix })),
]

import type { Random } from './random'

// prettier-ignore
const nouns = [
  'page', 'build', 'folder', 'version', 'option', 'theme', 'sidebar', 'plugin', 'route', 'cache', 'heading', 'server',
  'field', 'file', 'release', 'request', 'reader', 'script', 'value', 'token', 'module', 'record', 'report', 'schema',
  'layout', 'worker', 'bundle', 'locale', 'domain', 'header', 'editor', 'branch',
] as const

// prettier-ignore
const verbs = [
  'reads', 'writes', 'checks', 'keeps', 'replaces', 'renders', 'links', 'lists', 'moves', 'builds', 'follows', 'opens',
  'loads', 'names', 'serves', 'compares', 'collects', 'skips', 'sorts', 'exports',
] as const

// prettier-ignore
const adjectives = [
  'small', 'static', 'local', 'final', 'shared', 'nested', 'optional', 'generated', 'stable', 'hidden', 'remote',
  'typed', 'recent', 'public', 'plain', 'missing', 'sorted', 'empty', 'current', 'custom',
] as const

const starts = [
  'Before that,',
  'In most cases',
  'By default',
  'After an update',
  'As a rule',
  'Here',
] as const
const joints = ['when', 'because', 'while', 'as soon as', 'unless', 'so that'] as const

function nounPhrase(random: Random): string {
  const article = random.pick(['the', 'each', 'every', 'a new', 'that'])
  const adjective = random.next() < 0.5 ? `${random.pick(adjectives)} ` : ''
  const noun = random.pick(nouns)
  return `${article} ${adjective}${random.next() < 0.12 ? `\`${noun}\`` : noun}`
}

function clause(random: Random): string {
  return `${nounPhrase(random)} ${random.pick(verbs)} ${nounPhrase(random)}`
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Generates a meaningless sentence of 6 to 20 words. */
export function makeSentence(random: Random): string {
  const first = random.next() < 0.25 ? `${random.pick(starts)} ${clause(random)}` : clause(random)
  const second = random.next() < 0.6 ? ` ${random.pick(joints)} ${clause(random)}` : ''
  return `${capitalize(first)}${second}.`
}

export function makeParagraph(random: Random, sentences = random.between(3, 6)): string {
  return Array.from({ length: sentences }, () => makeSentence(random)).join(' ')
}

/** Generates a heading of a few words. `index` makes it unique on its page. */
export function makeHeading(random: Random, index: number): string {
  const words = `${random.pick(adjectives)} ${random.pick(nouns)}s and the ${random.pick(nouns)}`
  return `${capitalize(words)}, part ${index + 1}`
}

/** Generates a name for code, such as `staticRoute`. */
export function makeName(random: Random): string {
  return random.pick(adjectives) + capitalize(random.pick(nouns))
}

/** Generates a type name, such as `StaticRoute`. */
export function makeTypeName(random: Random): string {
  return capitalize(makeName(random))
}

import { openStore } from '@/lib/source/cache/store'

/** Highlighted code by language and text. The versions of the docs repeat most of it. */
export const codeStore = openStore<string>('code')

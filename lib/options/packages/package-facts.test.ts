import { expect, test } from '@jest/globals'
import { readCommands } from './package-facts'

test('flags are read from commander calls', () => {
  const commands = readCommands(`
    cli
      .command('start [siteDir]')
      .description('Start.')
      .option('-p, --port <port>', 'use port --none')
      .option(
        '--poll [interval]',
        'poll',
      )
    cli.command('write-translations [siteDir]').option('--override', 'x').action(run)
  `)
  expect([...commands.keys()]).toEqual(['start', 'write-translations'])
  expect([...(commands.get('start') ?? [])]).toEqual(
    expect.arrayContaining(['-p', '--port', '--poll', '--help']),
  )
  expect(commands.get('start')?.has('--none')).toBe(false)
  expect(commands.get('write-translations')?.has('--override')).toBe(true)
})

/** The list of new passwords that a school hands out. */
import { csvText } from '../../platform/import/spreadsheet-text'
import { CommandError } from './ask-server'
import type { Ask } from './import/send-media'

interface NewPassword {
  readonly mobile: string
  readonly name: string
  readonly password: string
}

/** One after the other: each is made in a call of its own, so that the site goes on. What was made is told, whatever comes between. */
export async function passwordLines(
  tenant: string,
  ask: Ask,
  chosen: { readonly classId?: string; readonly again: boolean },
): Promise<string> {
  const ids = (await ask('without-password', { tenant, ...chosen })) as readonly string[]
  const made: NewPassword[] = []
  try {
    for (const user of ids) made.push((await ask('new-password', { tenant, user })) as NewPassword)
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : String(cause)
    throw new CommandError(
      `${linesOf(made)}\n${message}\nOf ${ids.length} passwords ${made.length} are made: those above.`,
      {
        cause,
      },
    )
  }
  return made.length === 0 ? 'Everyone has a password; --again makes new ones.' : linesOf(made)
}

function linesOf(made: readonly NewPassword[]): string {
  const lines = made.map(({ mobile, name, password }) => [mobile, name, password])
  return csvText([['mobile', 'realName', 'password'], ...lines]).trimEnd()
}

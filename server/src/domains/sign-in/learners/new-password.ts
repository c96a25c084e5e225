/** A password that a school hands over, on a slip of paper or by telephone. */
import { randomInt } from 'node:crypto'

/** Without what is mistaken for something else: 0 and o, 1, i and l. */
const CHARACTERS = 'abcdefghjkmnpqrstuvwxyz23456789'
const GROUPS = 3
const GROUP_LENGTH = 4

/** Three groups of four with a hyphen between: `k7mq-tw3f-zp9d`, one of some 10^17. */
export function newPassword(): string {
  return Array.from({ length: GROUPS }, newGroup).join('-')
}

function newGroup(): string {
  return Array.from({ length: GROUP_LENGTH }, () => CHARACTERS.charAt(randomInt(CHARACTERS.length))).join('')
}

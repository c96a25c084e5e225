/** `npm run operator -- <command>`. */
import { CommandError } from './ask-server'
import { runCommand } from './operator-command'

runCommand(process.argv.slice(2), process.env, (line) => console.error(line)).then(
  (text) => console.log(text),
  (error: unknown) => {
    console.error(error instanceof CommandError ? error.message : error)
    process.exitCode = 1
  },
)

/** `npm run release -- <command>`. */
import { CommandError } from '../operator/ask-server'
import { refusalText, runReleaseCommand } from './release-command'

const args = process.argv.slice(2)

runReleaseCommand(args, process.env).then(
  (text) => console.log(text),
  (error: unknown) => {
    console.error(error instanceof CommandError ? refusalText(args, error) : error)
    process.exitCode = 1
  },
)

/** A connection of the driver that prepares what is asked again and again, so that PostgreSQL need not read and plan it anew. */
import { Client } from 'pg'

/** A statement gets a name when it comes for this time: many are asked once, at the start. */
const PREPARED_FROM = 3

/** Prepared statements stay in each connection, so there are so many at most; and so many texts are counted. */
const MOST_PREPARED = 300
const MOST_COUNTED = 2000

/** Characters of a statement that is prepared, at most: a longer one writes many rows at once, as at the start. */
const LONGEST = 10_000

/** Names of statements, the same in every connection of a process. */
export class StatementNames {
  readonly #times = new Map<string, number>()
  readonly #names = new Map<string, string>()

  /** undefined for one that is not prepared, or not yet. */
  nameOf(text: string): string | undefined {
    const known = this.#names.get(text)
    if (known !== undefined || this.#names.size >= MOST_PREPARED || text.length > LONGEST) return known
    const times = (this.#times.get(text) ?? 0) + 1
    if (times < PREPARED_FROM) {
      if (this.#times.size >= MOST_COUNTED) this.#times.clear()
      this.#times.set(text, times)
      return undefined
    }
    this.#times.delete(text)
    const name = `campus_${this.#names.size + 1}`
    this.#names.set(text, name)
    return name
  }
}

interface Statement {
  readonly text: string
  readonly name?: string
}

/** The kind of connection for a pool. What has no parameters is not prepared: it may be several statements. */
export function preparedClient(names: StatementNames): typeof Client {
  const query = (client: Client, given: unknown[]): unknown => {
    const [statement, values] = given
    if (!isStatement(statement) || statement.name !== undefined || !Array.isArray(values) || values.length === 0) {
      return Reflect.apply(Client.prototype.query, client, given)
    }
    const name = names.nameOf(statement.text)
    return Reflect.apply(Client.prototype.query, client, name === undefined ? given : [{ ...statement, name }, values])
  }
  return class PreparedClient extends Client {
    override query = ((...given: unknown[]) => query(this, given)) as Client['query']
  }
}

function isStatement(value: unknown): value is Statement {
  return typeof value === 'object' && value !== null && 'text' in value && !('submit' in value)
}

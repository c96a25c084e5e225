/** What a domain offers to the teachers of a school on the operator's page: a list of what waits, and what is done with one. */
import type { Html } from '../http/html'
import { OperatorRefusedError, type OperatorCallContext } from '../operator-call'

/** What cannot be done; the message is a sentence in the teacher's language. */
export class TeacherRefusedError extends OperatorRefusedError {
  override readonly name = 'TeacherRefusedError'
}

export interface TeacherContext extends OperatorCallContext {
  readonly locale: 'zh-CN' | 'en'
  /** The teacher's account. */
  readonly by: string
  /** Address of the section at this school, without a slash at its end. */
  readonly address: string
  /** What every form contains. */
  readonly formToken: Html
}

export interface TeacherPage {
  readonly title: string
  readonly body: Html
}

export interface TeacherSection {
  /** In addresses: `marking`. */
  readonly id: string
  readonly names: Readonly<Record<TeacherContext['locale'], string>>
  /** How much waits at the school. */
  readonly waiting: (context: OperatorCallContext) => Promise<number>
  readonly list: (context: TeacherContext) => Promise<TeacherPage>
  /** null where there is no such thing at the school. */
  readonly show: (context: TeacherContext, id: string) => Promise<TeacherPage | null>
  /**
   * Takes the form of one; where to go on, below the section's address. Throws {@link TeacherRefusedError}, or
   * OperatorRefusedError for what a form of ours does not contain, and then changes nothing.
   */
  readonly take: (context: TeacherContext, id: string, form: Readonly<Record<string, string>>) => Promise<string>
}

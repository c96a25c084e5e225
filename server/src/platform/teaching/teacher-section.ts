/** What a domain offers to the teachers of a school on the operator's page: a list, a page for each thing of it, and what is done there. */
import type { Html } from '../http/html'
import { OperatorRefusedError, type OperatorCallContext } from '../operator-call'

/** What cannot be done; the message is a sentence in the teacher's language. */
export class TeacherRefusedError extends OperatorRefusedError {
  override readonly name = 'TeacherRefusedError'

  /** `page`: the form again, with what was typed and why it is not taken, where the one before is out of date. */
  constructor(
    message: string,
    readonly page?: TeacherPage,
  ) {
    super(message)
  }
}

export interface TeacherContext extends OperatorCallContext {
  readonly locale: 'zh-CN' | 'en'
  /** The teacher's account. */
  readonly by: string
  /** Address of the section at this school, without a slash at its end. */
  readonly address: string
  /** Address of another section at this school. */
  readonly addressOf: (sectionId: string) => string
  /** What every form contains. */
  readonly formToken: Html
}

export interface TeacherPage {
  readonly title: string
  readonly body: Html
}

export interface TeacherFile {
  /** With its ending. */
  readonly name: string
  readonly contentType: string
  readonly content: string
}

export interface TeacherSection {
  /** In addresses: `marking`. */
  readonly id: string
  readonly names: Readonly<Record<TeacherContext['locale'], string>>
  /** How much waits at the school; absent where nothing of the section ever waits. */
  readonly waiting?: (context: OperatorCallContext) => Promise<number>
  /** `search`: what is looked for, as it was typed; '' for everything. */
  readonly list: (context: TeacherContext, search: string) => Promise<TeacherPage>
  /** null where there is no such thing at the school. */
  readonly show: (context: TeacherContext, id: string) => Promise<TeacherPage | null>
  /** A file to be kept, as the page of one leads to it; null where there is no such thing at the school. */
  readonly download?: (context: TeacherContext, id: string) => Promise<TeacherFile | null>
  /**
   * Takes the form of one: where to go on, below the section's address; or a page that is shown this once; null where
   * there is no such thing. Absent where a section has no form. Throws {@link TeacherRefusedError}, or
   * OperatorRefusedError for what a form of ours does not contain, and then changes nothing.
   */
  readonly take?: (
    context: TeacherContext,
    id: string,
    form: Readonly<Record<string, string>>,
  ) => Promise<string | TeacherPage | null>
}

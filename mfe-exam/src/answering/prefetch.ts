import type { Question } from '@campus/contracts/exam-question'

const PICTURE = /<img[^>]+src="(?<address>\/[^"]+|https:[^"]+)"/gi

/** Addresses of the pictures in a question's texts. */
function picturesOf(question: Question): string[] {
  const parts = question.type === 'passage' ? question.parts.flatMap(picturesOf) : []
  const options = 'options' in question ? question.options.map(({ html }) => html) : []
  const own = [question.stem, ...options].flatMap((html) => [...html.matchAll(PICTURE)])
  return [...own.flatMap(({ groups }) => groups?.address ?? []), ...parts]
}

/** Fetches the pictures of the next question, so that they are there when it is shown. */
export function prefetchPictures(question: Question | undefined): void {
  if (question === undefined) return
  for (const address of picturesOf(question)) {
    const picture = new Image()
    picture.referrerPolicy = 'no-referrer'
    picture.src = address
  }
}

/**
 * What an effect gives is called when it ends. `void` says only that nobody cares what a function gives, and that changes
 * with the browser: scrolling gives a promise by now, which React cannot call, so that the page breaks when one leaves it.
 */
import ts from 'typescript'

const EFFECTS = ['useEffect', 'useLayoutEffect', 'useInsertionEffect']

export const effectGivesCleanup = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      given: 'Whatever this gives is called as the effect’s end. Put it into braces: () => { … }.',
    },
  },
  create(context) {
    const { getTypeAtLocation } = context.sourceCode.parserServices
    const isVoid = (type) =>
      (type.isUnion() ? type.types : [type]).some(({ flags }) => (flags & ts.TypeFlags.Void) !== 0)
    return {
      CallExpression({ callee, arguments: [effect] }) {
        if (!EFFECTS.includes(callee.name ?? callee.property?.name)) return
        if (effect?.type !== 'ArrowFunctionExpression' || effect.body.type === 'BlockStatement') return
        if (isVoid(getTypeAtLocation(effect.body))) context.report({ node: effect.body, messageId: 'given' })
      },
    }
  },
}

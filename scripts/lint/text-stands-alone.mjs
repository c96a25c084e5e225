/**
 * Text beside other children of an element stands in an element of its own. A translating browser replaces every text by
 * an element. Where the text was the only child React sets the words anew; beside others it goes on changing the text
 * that was taken out, and throws when it puts something before it. What a component draws may stand beside others, so it
 * is never bare text.
 */
import ts from 'typescript'

const TEXT =
  ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike | ts.TypeFlags.BigIntLike | ts.TypeFlags.Any | ts.TypeFlags.Unknown

/** Whether the child is drawn: line breaks of the source and comments are not. */
function isDrawn({ type, value, expression }) {
  if (type === 'JSXText') return value.trim() !== '' || !value.includes('\n')
  return type !== 'JSXExpressionContainer' || expression.type !== 'JSXEmptyExpression'
}

/** A space between elements may be left as it is: it never changes. */
const isSpace = ({ type, value, expression }) =>
  type === 'JSXText' ? value.trim() === '' : expression?.type === 'Literal' && String(expression.value).trim() === ''

export const textStandsAlone = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      bare: 'A translating browser breaks text that stands beside something else: put it into a <span> of its own.',
      drawn: 'A translating browser breaks what a component draws as bare text: put it into an element.',
    },
  },
  create(context) {
    const { getTypeAtLocation, program } = context.sourceCode.parserServices
    const checker = program.getTypeChecker()

    /** Whether a value of the type is drawn as text. */
    function isText(type) {
      if (type.isUnion()) return type.types.some(isText)
      if (type.isStringLiteral()) return type.value.trim() !== ''
      return (type.flags & TEXT) !== 0
    }

    /** Whether the type is a list with texts in it, which stand beside each other. */
    function hasTexts(type) {
      if (type.isUnion()) return type.types.some(hasTexts)
      return checker.isArrayLikeType(type) && checker.getTypeArguments(type).some(isText)
    }

    function checkChildren({ children }) {
      const drawn = children.filter(isDrawn)
      for (const node of drawn.filter((child) => !isSpace(child))) {
        if (node.type === 'JSXExpressionContainer') {
          const type = getTypeAtLocation(node.expression)
          if (hasTexts(type) || (drawn.length > 1 && isText(type))) context.report({ node, messageId: 'bare' })
        } else if (node.type === 'JSXText' && drawn.length > 1) {
          context.report({ node, messageId: 'bare' })
        }
      }
    }

    /** A component is a function with a capital letter, perhaps wrapped, as by `memo`. */
    function checkComponent(name, init) {
      const node = init?.type === 'CallExpression' ? init.arguments[0] : init
      const isFunction = ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'].includes(node?.type)
      if (!isFunction || name?.type !== 'Identifier' || !/^[A-Z][^A-Z_]/.test(name.name)) return
      const drawn = getTypeAtLocation(node)
        .getCallSignatures()
        .map((signature) => signature.getReturnType())
      if (drawn.some((type) => isText(type) || hasTexts(type))) context.report({ node: name, messageId: 'drawn' })
    }

    return {
      JSXElement: checkChildren,
      JSXFragment: checkChildren,
      FunctionDeclaration: (node) => checkComponent(node.id, node),
      VariableDeclarator: ({ id, init }) => checkComponent(id, init),
    }
  },
}

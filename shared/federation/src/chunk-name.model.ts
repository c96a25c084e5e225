/** Names of chunks, which become part of public addresses. Pure. */

/** A module of a chunk: its absolute file path with slashes, and its size in bytes. */
export interface ChunkPart {
  readonly file: string
  readonly size: number
}

export interface NameableChunk {
  /** Files imported from outside the chunk: one for a chunk of an `import()`, several for a shared chunk. */
  readonly roots: readonly ChunkPart[]
  readonly parts: readonly ChunkPart[]
}

/**
 * A unique name for each chunk, in their order, and different from the taken names. A chunk is named after
 * the file it was split off for, or after the package or file that makes up most of it.
 */
export function chunkNames(chunks: readonly NameableChunk[], folder: string, taken: ReadonlySet<string>): string[] {
  const used = new Set(taken)
  return chunks.map(({ roots, parts }) => {
    const name = roots.length === 1 && roots[0] !== undefined ? nameOf(roots[0].file, folder) : heaviest(parts, folder)
    let unused = name
    for (let count = 2; used.has(unused); count++) unused = `${name}-${count}`
    used.add(unused)
    return unused
  })
}

function heaviest(parts: readonly ChunkPart[], folder: string): string {
  const sizes = new Map<string, number>()
  for (const { file, size } of parts) {
    const name = nameOf(file, folder)
    sizes.set(name, (sizes.get(name) ?? 0) + size)
  }
  const [first] = [...sizes].sort(
    ([one, sizeOfOne], [other, sizeOfOther]) => sizeOfOther - sizeOfOne || (one < other ? -1 : 1),
  )
  return first?.[0] ?? 'part'
}

/**
 * `qrcode-react` for a file of a package, `home-coupon-block` for `src/home/coupons/CouponBlock.tsx` of the
 * app in `folder`, `carousel-engine` for a file that the app shares with others, and `comments-messages-en` for texts of
 * `shared/comments`: every package calls the file of its texts the same.
 */
export function nameOf(file: string, folder: string): string {
  const inPackage = file.split('/node_modules/').at(-1)
  if (inPackage !== undefined && inPackage !== file) {
    const [scope = '', name = ''] = inPackage.split('/')
    return kebab(scope.startsWith('@') ? `${scope}-${name}` : scope)
  }
  const name = kebab(
    file
      .split('/')
      .at(-1)
      ?.replace(/\.[^.]+$/, '') ?? '',
  )
  if (!file.startsWith(`${folder}/src/`)) {
    const owner = name.startsWith('messages-') ? /\/shared\/([^/]+)\/src\//.exec(file)?.[1] : undefined
    return owner === undefined ? name : `${kebab(owner)}-${name}`
  }
  const [feature = '', ...below] = file.slice(`${folder}/src/`.length).split('/')
  const prefix = kebab(feature)
  return below.length === 0 || name === prefix || name.startsWith(`${prefix}-`) ? name : `${prefix}-${name}`
}

function kebab(text: string): string {
  return text
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replaceAll(/[^A-Za-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .toLowerCase()
}

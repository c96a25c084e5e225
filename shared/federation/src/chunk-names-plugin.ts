import type { Chunk, Compilation, Compiler, Module } from 'webpack'

import { chunkNames, type ChunkPart, type NameableChunk } from './chunk-name.model'

/** Gives every chunk a readable id: the chunk's public file is named after it. */
export class ChunkNamesPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('ChunkNamesPlugin', (compilation) => {
      compilation.hooks.chunkIds.tap('ChunkNamesPlugin', (chunks) => {
        const named = [...chunks].filter(({ name }) => typeof name === 'string' && name !== '')
        for (const chunk of named) setId(chunk, chunk.name ?? '')
        const nameless = [...chunks]
          .filter(({ id }) => id === null)
          .map((chunk) => ({ chunk, ...nameable(compilation, chunk) }))
          // Ordered by content, so that the same sources give the same names.
          .sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1))
        const names = chunkNames(
          nameless,
          withSlashes(compiler.context),
          new Set([...chunks].flatMap(({ id }) => (id === null ? [] : [String(id)]))),
        )
        nameless.forEach(({ chunk }, index) => setId(chunk, names[index] ?? ''))
      })
    })
  }
}

function setId(chunk: Chunk, id: string): void {
  chunk.id = id
  chunk.ids = [id]
}

function nameable({ chunkGraph }: Compilation, chunk: Chunk): NameableChunk {
  return {
    roots: partsOf(chunkGraph.getChunkRootModules(chunk)),
    parts: partsOf(chunkGraph.getChunkModulesIterable(chunk)),
  }
}

/** The modules that are files; the federation's own pieces are not. */
function partsOf(modules: Iterable<Module>): ChunkPart[] {
  return [...modules].flatMap((module) => {
    const file = module.nameForCondition()
    return file === null ? [] : [{ file: withSlashes(file), size: module.size() }]
  })
}

function keyOf({ roots }: NameableChunk): string {
  return roots
    .map(({ file }) => file)
    .sort()
    .join('\n')
}

function withSlashes(path: string): string {
  return path.replaceAll('\\', '/')
}

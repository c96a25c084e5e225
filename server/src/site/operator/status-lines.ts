/** The registry's status as text for the operator. Pure. */

/** The status on the wire: moments are ISO texts. */
export interface Status {
  readonly assignments: readonly {
    readonly moduleId: string
    readonly scope: string
    readonly channel: string
    readonly version: string
    readonly previousVersion: string | null
    readonly share: number
    readonly level?: string
  }[]
  readonly origins: readonly { readonly scope: string; readonly origin: string }[]
  readonly outsideReleases: readonly { readonly moduleId: string; readonly version: string; readonly base: string }[]
  /** Builds beside the server that its last start did not give to anybody. */
  readonly setAside: readonly {
    readonly moduleId: string
    readonly version: string
    readonly since: string
    readonly reasons: readonly string[]
  }[]
  readonly changes: readonly {
    readonly changedAt: string
    readonly changedBy: string
    readonly action: string
    readonly moduleId: string
    readonly scope: string
    readonly version: string
    readonly previousVersion: string | null
    readonly detail: string
    readonly why: string
  }[]
}

export function statusLines({ assignments, setAside, origins, outsideReleases, changes }: Status): string {
  return [
    'Assigned',
    ...assignmentRows(assignments),
    ...setAsideLines(setAside),
    'Partners’ releases',
    ...table(outsideReleases.map(({ moduleId, version, base }) => [moduleId, version, base])),
    'Allowed origins',
    ...table(origins.map(({ scope, origin }) => [scope, origin])),
    'Last changes',
    ...changeRows(changes),
  ].join('\n')
}

export function assignmentRows(assignments: Status['assignments']): string[] {
  return table(
    assignments.map(({ moduleId, scope, channel, version, previousVersion, share, level }) => [
      moduleId,
      scope,
      channel === 'gray' ? `gray ${share}%` : channel,
      version,
      [
        ...(level === 'contained' ? [level] : []),
        ...(previousVersion === null ? [] : [`last good: ${previousVersion}`]),
      ].join(', '),
    ]),
  )
}

/** Nothing where the last start set nothing aside. */
export function setAsideLines(builds: Status['setAside']): string[] {
  if (builds.length === 0) return []
  return [
    'Set aside at the start',
    ...builds.flatMap(({ moduleId, version, since, reasons }) => [
      `  ${[moduleId, version, since].filter((part) => part !== '').join('  ')}`,
      ...reasons.map((reason) => `    ${reason}`),
    ]),
  ]
}

export function changeRows(changes: Status['changes']): string[] {
  return table(
    changes.map(({ changedAt, changedBy, action, moduleId, scope, version, previousVersion, detail, why }) => [
      changedAt,
      changedBy,
      action,
      [moduleId, scope, version || detail].filter((part) => part !== '').join(' '),
      previousVersion === null ? '' : `before: ${previousVersion}`,
      why,
    ]),
  )
}

/** A token on the wire. */
export interface Token {
  readonly name: string
  readonly modules: readonly string[]
  readonly scope: string
  readonly createdAt: string
}

export function tokenLines(tokens: readonly Token[]): string {
  return table(tokens.map(({ name, modules, scope, createdAt }) => [name, scope, modules.join(','), createdAt])).join(
    '\n',
  )
}

/** An account of the operator's page on the wire. */
export interface Account {
  readonly name: string
  readonly roles: readonly string[]
  /** The school of a teacher, or * for the whole site. */
  readonly scope: string
  readonly createdAt: string
}

export function accountLines(accounts: readonly Account[]): string {
  return table(accounts.map(({ name, roles, scope, createdAt }) => [name, roles.join(','), scope, createdAt])).join(
    '\n',
  )
}

/** Rows with aligned columns; a dash when there are none. */
export function table(rows: readonly (readonly string[])[]): string[] {
  if (rows.length === 0) return ['  –']
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  return rows.map(
    (row) =>
      `  ${row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd()}`,
  )
}

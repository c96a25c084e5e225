/** A table whose rows can be opened, as every section shows one. */
import { html, type Html } from '../http/html'

/** A name and a cell for each further column. */
export interface LinkedRow {
  /** Absent for a row that cannot be opened. */
  readonly address?: string
  readonly name: string
  readonly cells: readonly string[]
}

/** `columns`: of the name and of each cell. */
export function linkedTable(columns: readonly string[], rows: readonly LinkedRow[]): Html {
  const [first = '', ...others] = columns
  return html`<table>
    <thead>
      <tr>
        ${columns.map((column) => html`<th scope="col">${column}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        ({ address, name, cells }) =>
          html`<tr>
            <td data-name="${first}">${address === undefined ? name : html`<a href="${address}">${name}</a>`}</td>
            ${cells.map((cell, index) => html`<td data-name="${others[index] ?? ''}">${cell}</td>`)}
          </tr>`,
      )}
    </tbody>
  </table>`
}

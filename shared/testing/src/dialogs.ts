import { screen, waitFor } from '@testing-library/react'

/**
 * Waits until no dialog and no question before one is left, those included that are hidden from assistive
 * technology: a dialog behind a question is hidden, so a plain look for the role takes it for closed.
 */
export async function dialogsGone() {
  await waitFor(() => {
    expect(screen.queryByRole('dialog', { hidden: true })).not.toBeInTheDocument()
    expect(screen.queryByRole('alertdialog', { hidden: true })).not.toBeInTheDocument()
  })
}

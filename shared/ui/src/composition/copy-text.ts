import { toast } from '../feedback/toast'

/** Puts text on the clipboard, and says whether it is there: without permission or a secure page it is not. */
export async function copyText(content: string, said: { readonly done: string; readonly failed: string }) {
  try {
    await navigator.clipboard.writeText(content)
  } catch {
    toast.error(said.failed)
    return
  }
  toast.success(said.done)
}

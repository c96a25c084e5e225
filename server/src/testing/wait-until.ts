/** Resolves once a condition holds, which it is asked again in each turn of the event loop; the test's own limit ends a wait in vain. */
export async function waitUntil(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 5))
}

import { useLocation, useNavigate, type Location } from 'react-router-dom'

type Here = Location<{ readonly isFirst?: boolean } | null>

/** Whether this page was opened directly, without a page before it. */
const isFirst = ({ key, state }: Here): boolean => key === 'default' || state?.isFirst === true

/** Returns how to go one page back: to `above` when this page was opened directly, without a page before it. */
export function useGoBack(above: string): () => void {
  const navigate = useNavigate()
  const here: Here = useLocation()
  return () => void (isFirst(here) ? navigate(above) : navigate(-1))
}

/** Returns how to show something else on the same page: one step back still leads to where the page was entered from. */
export function useSwitchTo(): (address: string) => void {
  const navigate = useNavigate()
  const here: Here = useLocation()
  return (address) => void navigate(address, { replace: true, state: { isFirst: isFirst(here) } })
}

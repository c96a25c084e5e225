import { useLocation, useNavigate } from 'react-router-dom'

/** Returns how to go one page back: to `above` when this page was opened directly, without a page before it. */
export function useGoBack(above: string): () => void {
  const navigate = useNavigate()
  const { key } = useLocation()
  return () => void (key === 'default' ? navigate(above) : navigate(-1))
}

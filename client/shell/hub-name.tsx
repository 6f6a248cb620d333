import { useGetHub } from '../../generated/client/hubs/hubs.ts'
import classes from './hub-name.module.css'

/** By what people recognise the hub: its logo, or its name in its colour where it has none. */
export function HubName() {
  const { data: hub } = useGetHub()
  if (hub?.logoUrl) return <img className={classes.logo} src={hub.logoUrl} alt={hub.name} />
  return <p className={classes.name}>{hub?.name ?? '\u00a0'}</p>
}

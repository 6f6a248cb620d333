import { serveTasks } from '../../platform/serve-tasks.ts'
import { TASKS } from './task-table.ts'

serveTasks(TASKS)

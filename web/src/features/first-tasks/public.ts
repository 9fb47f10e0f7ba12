export { FirstTaskList } from './first-task-list';
export { FirstDay } from './lazy-first-day';
export { useFirstDay, useFirstTasks } from './queries';
export { firstDayText, firstTaskText, firstTaskTitles } from './text';

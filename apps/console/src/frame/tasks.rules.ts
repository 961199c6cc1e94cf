/** Where the tasks of each kind are done. A kind newer than the console leads to the dashboard. */
export function placeOfTask(kind: string): string {
  if (kind.includes('approval')) return '/approvals?filter=%7B%22state%22%3A%22requested%22%7D';
  if (kind.includes('job')) return '/jobs?filter=%7B%22state%22%3A%22failed%22%7D';
  if (kind.includes('message') || kind.includes('outbox'))
    return '/outbox?filter=%7B%22state%22%3A%22failed%22%7D';
  return '/';
}

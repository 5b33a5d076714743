import { redirect } from 'react-router';

/** `/admin` is the first section that staff work in (specification, "Route table"). */
export function loader() {
  return redirect('/admin/partners');
}

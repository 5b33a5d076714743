#!/bin/sh
# keep-running.sh COMMAND…: runs the program, and again when its own watchdog has ended it because it hung. Whatever else ends
# it, this ends too, with the same status: what an operator or the system kills stays dead. A shell needs 1 MB for that.

ended_by_watchdog=142 # 128 + SIGALRM
longest_pause=30
sound_after=60

child=
is_stopping=
# The program ends by itself when this process has been killed.
export KEPT_BY=$$
# Without these, glibc keeps what threads have freed: 365 MB instead of 160 after all pages were read (docs/decisions/0041).
export MALLOC_ARENA_MAX="${MALLOC_ARENA_MAX:-1}"
export MALLOC_MMAP_THRESHOLD_="${MALLOC_MMAP_THRESHOLD_:-1048576}"
export MALLOC_TRIM_THRESHOLD_="${MALLOC_TRIM_THRESHOLD_:-1048576}"

pass_on() {
  is_stopping=yes
  is_interrupted=yes
  [ -z "$child" ] || kill "-$1" "$child" 2>/dev/null
}
for signal in HUP INT QUIT TERM; do
  # shellcheck disable=SC2064
  trap "pass_on $signal" "$signal"
done

# Waits for the child to its end: a signal interrupts the shell's own `wait`.
wait_for_child() {
  is_interrupted=yes
  status=127
  while [ -n "$is_interrupted" ]; do
    is_interrupted=
    wait "$child"
    answer=$?
    # 127: it had ended, and been waited for, before the signal came.
    [ "$answer" -eq 127 ] || status=$answer
  done
  child=
}

# Long enough for the workers of a supervisor that hung to leave their port.
first_pause=1
pause=$first_pause
while :; do
  begun=$(date +%s)
  "$@" <&0 &
  child=$!
  [ -z "$is_stopping" ] || kill -TERM "$child" 2>/dev/null
  wait_for_child
  [ "$status" -eq "$ended_by_watchdog" ] && [ -z "$is_stopping" ] || exit "$status"
  [ $(($(date +%s) - begun)) -lt "$sound_after" ] || pause=$first_pause
  echo "The program hung and was ended by its watchdog; it is started again in $pause s." >&2
  sleep "$pause" &
  child=$!
  wait_for_child
  [ -z "$is_stopping" ] || exit 143
  pause=$((pause * 2))
  [ "$pause" -le "$longest_pause" ] || pause=$longest_pause
done

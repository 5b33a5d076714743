#!/bin/sh
# Simulate every bag shape once; results are read by the scenes. Usage: sim/all.sh <scratch folder>
set -eu
here=$(dirname "$0"); out=${1:?scratch folder}; mkdir -p "$out"
export OMP_NUM_THREADS=1
sack() { [ -f "$out/$1.npz" ] || nice -n 19 python3 "$here/sack.py" out="$out/$1.npz" $2; }
box() { [ -f "$out/$1.npz" ] || nice -n 19 python3 "$here/box.py" out="$out/$1.npz" $2; }
sack flour 'mode=stand seed=3 drop=0.075'
sack flour-lying 'mode=lying seed=4'
box valve 'wx=0.50 wy=0.115 h=0.60 cell=0.0085 vt=0.0335 p=14 kz=1.5 g=0.5 crumple=0.0012 wave=14 seed=2 baffle=1.2'
box valve-lying 'wx=0.60 wy=0.50 h=0.115 cell=0.0085 vt=0.0335 p=10 kz=4 crumple=0.0012 wave=14 seed=7 baffle=1.03 ceil=0.13'
sack rice 'mode=stand seed=8 w=0.34 h=0.50 cell=0.0062 vt=0.0118 p=20 kz=20 drop=0.045 lean=0.02'
sack feed 'mode=stand seed=6 w=0.50 h=0.84 drop=0.07 vt=0.034'
sack sand-tied 'mode=tied seed=2 w=0.40 h=0.66 cell=0.0078 vt=0.0165 p=16 kz=22 neck=0.40'
sack sand-lying 'mode=lying seed=5 w=0.40 h=0.62 cell=0.0085 vt=0.0150 p=12 kz=24 ceil=0.125'
sack open 'mode=open seed=4 fill=0.72 oz=0.60 fillz=0.60 vt=0.034 mouth=0.745 p=14 kz=16'
sack fert 'mode=stand seed=11 vt=0.0365 drop=0.07 p=16'
sack fert-lying 'mode=lying seed=12 vt=0.036 ceil=0.15'
sack leno 'mode=tied seed=5 w=0.50 h=0.80 vt=0.0400 p=22 kz=14 neck=0.60 from=0.88'
box fibc 'vt=1.02 p=26 kz=9 baffle=1.16'
box baffle 'wx=0.95 wy=0.95 h=1.10 vt=1.06 p=44 kz=3 baffle=1.035 seed=9'
box cover 'wx=1.20 wy=1.00 h=1.22 cell=0.022 inner=0.022 vt=0.4 p=16 kz=0 g=5 crumple=0.012 wave=9 seed=3'
